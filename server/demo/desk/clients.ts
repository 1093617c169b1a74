import type { CLIENT_KINDS } from '../../../shared/desk/deskLists'

type Kind = (typeof CLIENT_KINDS)[number]
type Person = readonly [name: string, email: string, phone: string | null, does: string]

/** The desk's details of the clients; by their index in `clients`. */
export const known: readonly { kind: Kind; city: string; does: string; more?: readonly Person[] }[] = [
  {
    kind: 'casting',
    city: 'Mumbai',
    does: 'Casting director',
    more: [['Anaya Rao', 'anaya@raocasting.example', '+91 55550 20101', 'Assistant']],
  },
  {
    kind: 'production',
    city: 'Mumbai',
    does: 'Producer',
    more: [['Simran Bedi', 'simran@bedibedi.example', '+91 55550 20102', 'Line producer']],
  },
  {
    kind: 'brand',
    city: 'Goa',
    does: 'Marketing',
    more: [['Accounts', 'accounts@lowtide.example', null, 'Accounts']],
  },
  {
    kind: 'brand',
    city: 'Jaipur',
    does: 'Owner',
    more: [
      ['Gauri Jhaveri', 'gauri@neelanddaughters.example', '+91 55550 20104', 'Design'],
      ['Accounts', 'accounts@neelanddaughters.example', null, 'Accounts'],
    ],
  },
  {
    kind: 'publication',
    city: 'Kolkata',
    does: 'Picture editor',
    more: [['Sujoy Ghatak', 'sujoy@gullyquarterly.example', null, 'Art director']],
  },
  { kind: 'brand', city: 'Pune', does: 'Marketing' },
  { kind: 'person', city: 'Gangtok', does: 'Director' },
  {
    kind: 'production',
    city: 'New Delhi',
    does: 'Creative director',
    more: [['Zaid Contractor', 'zaid@pinjra.example', '+91 55550 20108', 'Producer']],
  },
  {
    kind: 'brand',
    city: 'Mumbai',
    does: 'Brand manager',
    more: [['Tara Mascarenhas', 'tara@thirdmonsoon.example', '+91 55550 20109', 'Styling']],
  },
  { kind: 'brand', city: 'Chennai', does: 'Marketing' },
  {
    kind: 'brand',
    city: 'Bengaluru',
    does: 'Owner',
    more: [['Priya Anand', 'priya@sundayloom.example', '+91 55550 20111', 'Shoots']],
  },
  {
    kind: 'production',
    city: 'Kochi',
    does: 'Producer',
    more: [['Reena Thomas', 'reena@longexposure.example', '+91 55550 20112', 'Coordinator']],
  },
  { kind: 'person', city: 'Kolkata', does: 'Designer' },
  { kind: 'brand', city: 'Chandigarh', does: 'Marketing' },
]

/** Who never used the form: a magazine abroad, and one client under a second name. */
export const byPhone = [
  {
    name: 'Halbmond Magazin',
    kind: 'publication',
    city: 'Leipzig',
    country: 'Germany',
    person: ['Helena Roth', 'helena@halbmond.example', '+49 55550 30001', 'Picture desk'],
  },
  {
    name: 'Neel and Daughters',
    kind: 'brand',
    city: 'Jaipur',
    country: null,
    person: ['Office', 'office@neelanddaughters.example', null, 'Office'],
  },
] as const satisfies readonly {
  name: string
  kind: Kind
  city: string
  country: string | null
  person: Person
}[]

export const BLOCKED = ['Khardung Motors', 'Two shoots of last year are still not paid.'] as const
export const WATCHED = ['Bedi & Bedi Films', 'Moves dates late. Ask for them in writing.'] as const
export const ABROAD = 'Halbmond Magazin'
/** Merged into the second. */
export const MERGED = ['Neel and Daughters', 'Neel & Daughters'] as const
