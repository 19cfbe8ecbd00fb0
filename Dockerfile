# The server with its web client and its rules compiled, run by a user without privileges.

FROM node:22-slim AS web
WORKDIR /build
COPY web/package.json web/package-lock.json web/
RUN cd web && npm ci
COPY web web
COPY src/ostraka/locale src/ostraka/locale
RUN cd web && npm run build

FROM python:3.12-slim AS site
WORKDIR /build
COPY requirements/docs.txt requirements/
RUN python -m pip install --no-cache-dir --require-hashes -r requirements/docs.txt
COPY . .
RUN mkdocs build --strict --quiet

FROM python:3.12-slim
WORKDIR /build
COPY requirements/build.txt requirements/run.txt requirements/
RUN python -m pip install --no-cache-dir --require-hashes \
    -r requirements/build.txt -r requirements/run.txt
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY web/src/fonts web/src/fonts
COPY src src
COPY --from=web /build/src/ostraka/server/static src/ostraka/server/static
COPY --from=site /build/src/ostraka/server/site src/ostraka/server/site
RUN PYTHONPATH=src python -m ostraka.bots.prebuild src/ostraka/compiled \
    && python -m pip install --no-cache-dir --no-deps --no-build-isolation . \
    && rm -rf /build \
    && useradd --create-home --home-dir /var/lib/ostraka ostraka
USER ostraka
WORKDIR /var/lib/ostraka
ENV OSTRAKA_HOST=0.0.0.0 OSTRAKA_DATABASE=sqlite:////var/lib/ostraka/server.db
VOLUME /var/lib/ostraka
EXPOSE 8000
HEALTHCHECK CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/readyz')"]
CMD ["ostraka", "serve"]
