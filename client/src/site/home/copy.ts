/** Copy of the home page. What the agency says of itself is in its settings. */
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
    soonMore: 'New model coming soon.',
  },
  stats: 'The agency in figures',
  testimonial: 'What a client says',
  call: {
    title: 'On either side of the camera',
    join: { title: 'In front of it', text: 'Want to model? Sign up in five steps.', words: 'Join Agency' },
    book: { title: 'Behind it', text: 'Planning a shoot? Ask for a model.', words: 'Book Model' },
  },
  brands: 'Trusted by',
} as const
