# The image is a release (docs/decisions/0075) and nothing else: the program with its own Node, and no shell tools that
# it needs. How it is run: docs/operations/docker.md.
FROM node:22-bookworm AS build
WORKDIR /src
COPY . .
RUN npm run release && mv dist/release/agency-*-linux-*/ /agency

FROM debian:bookworm-slim
COPY --from=build /agency /opt/agency
# container-image tells the page System that another image is pulled from outside.
RUN touch /opt/agency/container-image && install -d -o 10001 -g 10001 -m 700 /data /backups
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATABASE_PATH=/data/agency.sqlite \
    UPLOADS_DIR=/data/uploads \
    BACKUPS_DIR=/backups \
    NIGHTLY_BACKUP=on \
    DEMO_DATA=false
USER 10001:10001
VOLUME /data /backups
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["/opt/agency/bin/node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/opt/agency/agency"]
CMD ["serve"]
