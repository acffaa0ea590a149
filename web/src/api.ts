/** The API's description, drawn by Swagger UI. It asks nobody but this server. */
import 'swagger-ui-dist/swagger-ui.css';
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle';

SwaggerUI({ dom_id: '#api', url: '/api/docs/openapi.json', deepLinking: true, validatorUrl: null });
