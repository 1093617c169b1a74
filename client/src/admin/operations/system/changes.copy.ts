import type { ChangeWish } from '../../../../../shared/operations/changes'

export const changes = {
  update: (version: string) => `Update to ${version}`,
  back: (version: string) => `Go back to ${version}`,
  updateTitle: (version: string) => `Update to ${version}?`,
  updateQuestion: (from: string, to: string) =>
    `A backup is made and ${to} is tried on a copy of your data first. The site is then away for a few seconds. If ${to} does not start, ${from} runs again with everything that was there.`,
  updateNow: 'Update now',
  backTitle: (version: string) => `Go back to ${version}?`,
  backQuestion: 'All data stay. The site is away for a few seconds.',
  backLoses: (version: string, day: string) =>
    `${version} cannot read the tables any more, so the database of ${day} is put back. Bookings, messages, sign-ups and changes since then are gone from the site, and everybody signs in again. The present database is kept for two weeks.`,
  goBack: 'Go back',
  loseAndGoBack: 'Go back and lose what came since',
  busy: 'Asking …',
  failed: 'Failed to ask the machine. Please try again.',
  byHand: 'This site runs from a clone, so it is updated on its machine, as docs/operations/README.md says.',
  image: {
    title: 'Update',
    lead: 'This site runs in a container, so a new version is a new image. On its machine, in the folder of compose.yml:',
    steps: [
      { code: null, why: 'Make a backup here, with Back up now.' },
      {
        code: 'docker compose pull site',
        why: 'Pull the new image. Where you build it yourself: git pull, then docker compose build site.',
      },
      {
        code: 'docker compose run --rm --no-deps site rehearse',
        why: 'Try it on a copy of that backup. The site runs on, and nothing is sent.',
      },
      {
        code: 'docker compose up -d',
        why: 'If it says that the new version was ready, change to it. The site is away for some seconds.',
      },
    ],
    back: 'The way back is the image before, and that backup: docs/operations/docker.md.',
  },
  notListening: 'To update from this page, run `agency setup` once on the machine.',
  waiting: 'Asked for. Waiting for the machine …',
  forgotten:
    'The machine has not taken up what was asked for. Run `systemctl status agency-change.path` there.',
  running: (wish: ChangeWish) =>
    wish.kind === 'update' ? `Updating to ${wish.version} …` : 'Going back to the release before …',
  away: 'The site is away for a moment.',
  done: (wish: ChangeWish) => (wish.kind === 'update' ? `Updated to ${wish.version}.` : 'Gone back.'),
  notDone: (wish: ChangeWish) =>
    wish.kind === 'update' ? `Not updated to ${wish.version}.` : 'Not gone back.',
  lines: 'What was done',
  stopped: 'It did not end. Run `agency status` on the machine.',
}
