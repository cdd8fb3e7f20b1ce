# One image for API, worker and migrations: `docker run … countersign api`.
# docker-compose.digests.yml gives this image by its digest.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim
FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY . .
# What is installed depends on these alone: sources that change leave the stages that install as they are.
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete \
 && find . -mindepth 1 -type d -empty -delete

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY --from=manifests /app ./
RUN npm ci --no-audit
COPY . .
# The bundle of the workflows is part of the program, so nothing is built in the final image.
RUN node tools/build/main.ts

FROM ${NODE_IMAGE} AS dependencies
WORKDIR /app
COPY --from=manifests /app ./
# LibreOffice as WebAssembly is larger than everything else together: without it Word files need a
# Gotenberg (GOTENBERG_URL).
ARG LIBREOFFICE=no
# The packages that are part of the program, for what they depend on: not packages/embedded, whose PostgreSQL and
# Node serve `npm start` only. Of what they bring, Temporal's core comes for every platform, and pdf.js in two builds
# with a canvas to draw on, of which the page count takes one and no canvas.
RUN npm ci --no-audit --omit=dev --include-workspace-root \
    -w packages/verifier -w packages/signature-marks -w packages/pdf -w packages/pki -w packages/seal \
    -w packages/words -w packages/converter -w packages/client \
    -w packages/blobs -w packages/keyring -w packages/mailer -w packages/webhooks \
 && rm -rf node_modules/@countersign \
    node_modules/@napi-rs node_modules/pdfjs-dist/build node_modules/pdfjs-dist/web \
 && find node_modules/@temporalio/core-bridge/releases -mindepth 1 -maxdepth 1 \
    ! -name "$(uname -m)-unknown-linux-gnu" -exec rm -rf {} + \
 && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.[cm]ts' \) -delete \
 && if [ "$LIBREOFFICE" != yes ]; then rm -rf node_modules/@matbee; fi

FROM ${NODE_IMAGE}
WORKDIR /app
ENV HOST=0.0.0.0 PORT=3000 HEALTH_PORT=9465 DATA_DIR=/var/lib/countersign
COPY package.json ./
COPY --from=dependencies /app/node_modules node_modules
COPY bin bin
COPY --from=build /app/dist dist
COPY --from=build /app/pages/dist pages/dist
# The compile cache is written by whoever runs the image.
RUN ln -s /app/bin/countersign.js /usr/local/bin/countersign \
 && install -d -o node -g node -m 700 "$DATA_DIR" .cache/compile
USER node
VOLUME /var/lib/countersign
EXPOSE 3000
# Answered by API and worker while their event loops turn. Docker shows what is unhealthy and starts nothing again:
# `countersign supervise` ends what hangs, so that a restart policy does.
HEALTHCHECK --interval=10s --timeout=10s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.HEALTH_PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1))"]
# SIGTERM drains; the node process is the one that gets it.
ENTRYPOINT ["countersign"]
CMD ["api"]
