import type { Shown } from '../media/Picture'

/** Invented rows; their pictures do not exist, so the blurred placeholder shows. */
const hashes = [
  '1QcSHQRnh493V4dIh4eXh1h4kJUI',
  '3PcNNYSFeXh/d3eld0iHZoZgVwh2',
  'HBkSHYSIeHiPiHh8eJd4eTN0EEQG',
]

export const shown = (id: number): Shown => ({
  id: `sample-${id}`,
  width: 1500,
  height: 2000,
  thumbhash: hashes[id % hashes.length] ?? '',
  widths: [320, 640, 960, 1500],
})

const names = ['Asha', 'Zoya Merchant', 'Kabir', 'Ishaan D’Souza', 'Meher', 'Tenzin', 'Anoushka', 'Rohan']
const cities = ['Mumbai', 'Delhi', 'Shillong', 'Goa']

export const people = names.map((name, at) => ({
  id: String(at),
  name,
  city: cities[at % cities.length] ?? '',
  picture: at % 4 === 3 ? null : shown(at),
}))

export const thousand = Array.from({ length: 1000 }, (_, at) => ({
  value: String(at),
  words: `${names[at % names.length]} ${at + 1}`,
  note: cities[at % cities.length],
}))

export const bookings = [
  {
    id: '1',
    client: 'Devika Rao',
    brand: 'Kori Cotton',
    rate: '₹1,20,000',
    date: 'Mar 5, 2026',
    status: 'pending',
  },
  { id: '2', client: 'Samar Gill', brand: 'N/A', rate: '₹45,000', date: 'Mar 9, 2026', status: 'reviewed' },
  {
    id: '3',
    client: 'Pia Lobo',
    brand: 'Ambar Eyewear',
    rate: '₹9,500',
    date: 'Apr 1, 2026',
    status: 'accepted',
  },
  { id: '4', client: 'Jai Menon', brand: 'Pinjra', rate: '₹80,000', date: 'Apr 3, 2026', status: 'rejected' },
]
