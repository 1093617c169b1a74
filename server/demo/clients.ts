import type { BOOKING_STATUSES, WorkType } from '../../shared/lists'

type Client = { name: string; company: string | null; brand: string | null; email: string; phone: string }

/** Clients. Companies and addresses are invented (`.example` belongs to nobody). */
export const clients: readonly Client[] = [
  {
    name: 'Devika Rao',
    company: 'Rao Casting',
    brand: 'Kori Cotton',
    email: 'devika@raocasting.example',
    phone: '+91 55550 20001',
  },
  {
    name: 'Arjun Bedi',
    company: 'Bedi & Bedi Films',
    brand: null,
    email: 'arjun@bedibedi.example',
    phone: '+91 55550 20002',
  },
  {
    name: 'Shalini Kurien',
    company: 'Low Tide Skincare',
    brand: 'Low Tide',
    email: 'shalini@lowtide.example',
    phone: '+91 55550 20003',
  },
  {
    name: 'Parth Jhaveri',
    company: 'Neel & Daughters',
    brand: 'Neel',
    email: 'parth@neelanddaughters.example',
    phone: '+91 55550 20004',
  },
  {
    name: 'Nandita Bose',
    company: 'Gully Quarterly',
    brand: null,
    email: 'pictures@gullyquarterly.example',
    phone: '+91 55550 20005',
  },
  {
    name: 'Omkar Phadke',
    company: 'Ambar Eyewear',
    brand: 'Ambar',
    email: 'omkar@ambareyewear.example',
    phone: '+91 55550 20006',
  },
  {
    name: 'Tsering Dolma',
    company: null,
    brand: null,
    email: 'tsering.dolma@post.example',
    phone: '+91 55550 20007',
  },
  {
    name: 'Farah Contractor',
    company: 'Pinjra Studio',
    brand: 'Pinjra',
    email: 'farah@pinjra.example',
    phone: '+91 55550 20008',
  },
  {
    name: 'Rohan Mascarenhas',
    company: 'Third Monsoon',
    brand: 'Third Monsoon',
    email: 'rohan@thirdmonsoon.example',
    phone: '+91 55550 20009',
  },
  {
    name: 'Lekha Pillai',
    company: 'Tamba Cookware',
    brand: 'Tamba',
    email: 'lekha@tamba.example',
    phone: '+91 55550 20010',
  },
  {
    name: 'Jasmeet Anand',
    company: 'Sunday Loom',
    brand: 'Sunday Loom',
    email: 'jasmeet@sundayloom.example',
    phone: '+91 55550 20011',
  },
  {
    name: 'Elias Thomas',
    company: 'Long Exposure Productions',
    brand: 'Feringhee',
    email: 'elias@longexposure.example',
    phone: '+91 55550 20012',
  },
  {
    name: 'Mitali Sen',
    company: null,
    brand: 'Mitali Sen',
    email: 'studio@mitalisen.example',
    phone: '+91 55550 20013',
  },
  {
    name: 'Kunal Advani',
    company: 'Khardung Motors',
    brand: 'Khardung',
    email: 'kunal@khardung.example',
    phone: '+91 55550 20014',
  },
]

/** The work they request, by type. */
export const briefs: Record<WorkType, readonly string[]> = {
  Editorial: [
    'Eight pages for the spring issue, one day in daylight plus a fitting the evening before. We would like to see two more faces beside this one.',
    'Portrait story about people who work at night. Four hours, our own car, no styling beyond a coat.',
    'Cover try. One light, one lens, one white shirt. Retouching limited to dust, as you ask.',
    'Beauty story on wet hair and bare skin; call time five in the morning because of the tide.',
  ],
  Commercial: [
    'Print and online, India, twelve months. One day, two looks. Please quote the buyout separately.',
    'Thirty-second film for regional television, two speaking lines in Hindi. Recce on the day before.',
    'Shelf pictures for a new line: hands and half face, half a day in our own kitchen.',
    'Catalogue, three days, forty frames a day, lunch at one and not later.',
  ],
  Runway: [
    'Show of twenty-two looks, two walks. Fitting two days earlier, heels of at most six centimetres.',
    'Graduate show, small fee and we know it. The collection is good; pictures attached to our site.',
    'Trunk show for forty buyers, three changes, no photographs for the public until April.',
  ],
  'Social Media': [
    'Six reels of fifteen seconds, shot upright, over one afternoon. Three months, own channels only.',
    'Launch post and four stories. The words are ours, the voice should be theirs.',
    'Behind-the-counter film in our shop, two hours before we open.',
  ],
  'Music Video': [
    'One night on a roof, dance background helpful but not asked for. Harness and insurance by us.',
    'Lead in a four-minute film, no lip sync, plenty of stairs. Two nights, rest day between.',
    'Someone who can ride a bicycle very slowly. Half a day, real traffic police.',
  ],
}

/** Booking requests, newest first: what waits came in the last two days. */
export const BOOKINGS = 40
const RECENT = 16
export const bookingStatus = (index: number): (typeof BOOKING_STATUSES)[number] => {
  if (index < RECENT) return index % 6 === 5 ? 'reviewed' : 'pending'
  return (['accepted', 'reviewed', 'accepted', 'rejected'] as const)[index % 4] ?? 'pending'
}
/** How many days ago a booking request came. */
export const bookingAge = (index: number) =>
  index < RECENT ? 0.04 + index * 0.15 : 3 + (index - RECENT) * 1.6
