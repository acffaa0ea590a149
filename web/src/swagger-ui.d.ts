declare module 'swagger-ui-dist/swagger-ui-es-bundle' {
  export default function SwaggerUI(options: {
    dom_id: string;
    url: string;
    deepLinking: boolean;
    /** Where a description is sent to be judged; null: nowhere. */
    validatorUrl: string | null;
  }): void;
}
