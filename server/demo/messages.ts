import type { ENQUIRY_STATUSES, ENQUIRY_SUBJECTS } from '../../shared/lists'

type MailMessage = readonly [
  name: string,
  subject: (typeof ENQUIRY_SUBJECTS)[number],
  status: (typeof ENQUIRY_STATUSES)[number],
  message: string,
]

/** Enquiries, newest first. */
export const letters: readonly MailMessage[] = [
  [
    'Ishita Malhotra',
    'brand',
    'pending',
    'We make umbrellas and need people who look at home in bad weather. Could you send a package of eight for a day in Mumbai in the second half of next month?',
  ],
  [
    'Gaurav Pillai',
    'casting',
    'pending',
    'Feature film, second unit: we look for a man of sixty or more who paints signs. Is Old Salim free in the first week, and would he paint on camera?',
  ],
  [
    'Helena Roth',
    'press',
    'pending',
    'I write for a photography magazine in Leipzig and would like to visit the studio in January, with a notebook and without a camera.',
  ],
  [
    'Aniruddh Kelkar',
    'brand',
    'pending',
    'Do your rates include the fitting? Asking for a show of twenty looks.',
  ],
  [
    'Mary Lyngdoh',
    'model',
    'pending',
    'My daughter is nineteen and keeps being stopped in the street. She would like to know what you would ask of her before she writes herself.',
  ],
  [
    'Suresh Babu',
    'other',
    'read',
    'Your neighbours in Lane 4 here. The fog machine set off our alarm again on Thursday. Otherwise we like the music.',
  ],
  [
    'Tanvi Oak',
    'brand',
    'pending',
    'We are a two-person label and can pay one day properly rather than three badly. Which of your people would suit linen?',
  ],
  [
    'Peter Almeida',
    'casting',
    'read',
    'Looking for twins or two people who could pass for them, twenty to thirty, for a short film in Goa.',
  ],
  [
    'Rukhsar Jahan',
    'model',
    'responded',
    'I am thirty-nine and have never modelled. Is that a no? I would rather know now than send pictures.',
  ],
  [
    'Desk, The Evening Proof',
    'press',
    'responded',
    'May we use two frames from the contact sheet story in our weekend pages, with credit and the fee you name?',
  ],
  [
    'Vivek Bhargava',
    'brand',
    'read',
    'Quick question about usage: if we shoot for print in India now, what does online in the Gulf add later?',
  ],
  [
    'Lhakpa Sherpa',
    'casting',
    'pending',
    'Documentary about porters. We need faces for reconstructions, no acting, three cold days above Manali.',
  ],
  [
    'Anjali Nair',
    'other',
    'responded',
    'I teach photography in Kochi. Could twelve students watch a shoot, standing where they are told?',
  ],
  [
    'Ruben D’Silva',
    'brand',
    'responded',
    'We would like to send shoes in the right sizes before the casting. Could your booker share sizes of the men on the roster?',
  ],
  [
    'Minal Shah',
    'model',
    'read',
    'I filled in the registration last week and forgot to add my height in centimetres. It is 171.',
  ],
  [
    'Karthik Raman',
    'casting',
    'responded',
    'Music video, Chennai, four dancers who are not dancers. Budget is small, food is excellent.',
  ],
  [
    'Studio Haldi',
    'brand',
    'read',
    'Could we hold two faces for the ninth and tenth while our client makes up their mind? We will confirm or release within three days.',
  ],
  [
    'Benazir Ali',
    'press',
    'read',
    'Fact check: was the agency founded in a darkroom under a tailor’s shop, and is the tailor still there?',
  ],
  [
    'Omprakash Verma',
    'other',
    'responded',
    'I repair enlargers and hear that you have two that are silent. I can come on any Wednesday.',
  ],
  [
    'Sneha Kulkarni',
    'model',
    'responded',
    'Do you take people with visible scars? Mine is from a burn and I do not want it hidden.',
  ],
  [
    'Nikhil Saxena',
    'brand',
    'responded',
    'Thank you for the package. We chose numbers three, seven and eight. What happens next?',
  ],
  [
    'Casting, Red Lorry Films',
    'casting',
    'read',
    'Need a woman over fifty who can shout in Bengali for a radio spot with a portrait to match.',
  ],
  [
    'Emeka Obi',
    'press',
    'responded',
    'We print a zine in Lagos about faces and cities. Would you trade ten of yours for ten of ours?',
  ],
  [
    'Pallavi Deo',
    'brand',
    'pending',
    'Our jewellery is heavy and antique and comes with a guard. Which of your talent are used to that?',
  ],
  ['Zeeshan Haider', 'model', 'responded', 'What should I wear for polaroids? I own mostly black.'],
  [
    'Christine Vaz',
    'other',
    'read',
    'The video channel link in your footer leads to a front page. Is the channel still to come?',
  ],
  [
    'Harish Gowda',
    'casting',
    'responded',
    'We need one farmer who is one. Two days in Mandya, sunrise to ten.',
  ],
  [
    'Ayesha Lokhandwala',
    'brand',
    'responded',
    'May our stylist come by to see the wardrobe before we decide on the day?',
  ],
  [
    'Bhupen Das',
    'other',
    'responded',
    'You left a tripod on the 6.40 ferry. It is at the counter in Guwahati, with tea.',
  ],
  [
    'Radhika Menon',
    'press',
    'responded',
    'Panel on retouching and consent, Bengaluru, next quarter. Would somebody from your side speak for ten minutes?',
  ],
]
