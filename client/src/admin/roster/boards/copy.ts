import { currencySign } from '../../../../../shared/format'

const modelsWords = (count: number) => (count === 1 ? '1 model' : `${count.toLocaleString('en-US')} models`)

/** Copy of the boards, and of editing several models at once. */
export const adminBoards = {
  title: 'Boards',
  link: 'Boards',
  back: 'All models',
  lead: 'Divisions of the roster, such as Women, Men or Development. A model can be on several. Private boards are for your own lists; a public one is a link above the filters of the models page, in this order.',
  loading: 'Loading boards...',
  failed: 'Failed to fetch boards',
  empty: 'No boards yet',
  emptyMore: 'Add one, then put models on it: in their profile, or several at once in the list of models.',
  columns: { board: 'Board', models: 'Models', site: 'On the site', actions: 'Actions' },
  add: 'Add a board',
  name: 'Name',
  submit: 'Add board',
  busy: 'Adding...',
  added: 'Board added',
  addFailed: 'Failed to add board',
  changeFailed: 'Failed to change the board',
  models: modelsWords,
  modelsOf: (name: string, count: number) => `${modelsWords(count)} on ${name}`,
  onSite: (count: number) => `${count.toLocaleString('en-US')} on the site`,
  isPublic: (name: string) => `${name} on the site`,
  publicWords: { on: 'Public', off: 'Private' },
  nobodyYet: 'The link appears once a model on it is on the site.',
  openPage: 'Open its page',
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  moved: (name: string, at: number, of: number) => `${name} is now ${at} of ${of}`,
  rename: (name: string) => `Rename ${name}`,
  remove: (name: string) => `Delete ${name}`,
  renaming: {
    title: 'Rename board',
    address: 'The address of its page on the site changes with the name.',
    save: 'Save',
    saving: 'Saving...',
    done: 'Board renamed',
  },
  deletion: {
    title: 'Delete board',
    question: (name: string, models: number) =>
      models === 0
        ? `Delete the board ${name}? No model is on it.`
        : `Delete the board ${name}? ${modelsWords(models)} leave it. Nothing else about them changes.`,
    link: 'Its page on the site will be empty, and its link is removed.',
    confirm: 'Delete',
    busy: 'Deleting...',
    done: 'Board deleted',
  },
  ofModel: { none: 'No boards yet.', make: 'Add a board', done: 'Boards updated' },
  filter: { label: 'Board', all: 'All boards', deleted: 'Deleted board' },
  several: {
    open: 'Edit several',
    title: (count: number) => `Edit ${modelsWords(count)}`,
    lead: 'What you leave empty stays as it is.',
    city: 'City',
    get rate() {
      return `Daily rate (${currencySign()})`
    },
    availability: 'Availability',
    status: 'On the site',
    statuses: { active: 'Assigned (on the site)', inactive: 'Available (not on the site)' },
    isFeatured: 'Featured',
    featured: { yes: 'Featured on the home page', no: 'Not featured' },
    addToId: 'Add to board',
    removeFromId: 'Remove from board',
    keep: 'No change',
    save: 'Save',
    changed: (count: number) => `${modelsWords(count)} changed`,
    more: (count: number) => `and ${count} more`,
  },
}
