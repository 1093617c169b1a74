/** The home page's words (specification section 2, Home). What the agency says of itself is in shared/agency. */
export const home = {
  slides: 'Pictures of our talent',
  slide: (number: number, of: number) => `Picture ${number} of ${of}`,
  pause: 'Pause the slideshow',
  play: 'Play the slideshow',
  discover: 'Discover Models',
  projects: 'See Our Projects',
  featured: {
    title: 'Featured Talent',
    all: 'View All Models',
    sheet: 'Featured models',
    soon: 'Coming Soon',
    soonMore: 'This frame is not exposed yet.',
  },
  stats: 'The agency in figures',
  testimonial: 'What a client says',
  call: {
    title: 'On either side of the camera',
    text: 'Somebody with a face nobody else has, or somebody who is looking for one: both begin here.',
    join: 'Join Agency',
    book: 'Book Model',
  },
  brands: 'Trusted by',
} as const
