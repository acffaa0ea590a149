# The whole of Tablée in one image: `docker build -t tablee . && docker run -p 8311:8311 -v tablee:/data tablee`
# Behind a proxy: `docker run -p 127.0.0.1:8311:8311 -v tablee:/data tablee serve --host 0.0.0.0 \
#   --database /data/tablee.db --behind-proxy`
FROM python:3.12-slim AS build
WORKDIR /src
COPY . .
RUN pip wheel --no-cache-dir --wheel-dir /wheels '.[postgres]' ./examples/classics

FROM python:3.12-slim
RUN useradd --create-home --uid 1000 tablee && mkdir /data && chown tablee /data
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --no-index --find-links /wheels 'tablee[postgres]' tablee-classics && rm -rf /wheels
USER tablee
ENV TABLEE_CACHE=/home/tablee/cache
RUN python -m tablee.server.compiling
EXPOSE 8311
VOLUME /data
HEALTHCHECK CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8311/health')"]
ENTRYPOINT ["tablee"]
CMD ["serve", "--host", "0.0.0.0", "--database", "/data/tablee.db"]
