/** Names for people in bulk, from many regions; each pair of a given and a family name is somebody. */
export const WOMEN =
  'Aaliya Amrita Banani Chitra Devika Esha Farida Gauri Hema Ibanri Jaya Kavita Lalnun Meera Nandini Oviya Pema Rukmini Sarita Thangam'.split(
    ' ',
  )
export const MEN =
  'Arjun Bhaskar Chandan Dorje Eknath Faisal Gagan Harish Imtiaz Jatin Kishore Lalit Manoj Nabin Omkar Pranab Rafiq Senthil Tenzin Vinay'.split(
    ' ',
  )
export const FAMILIES =
  'Ansari Bora Chettri Desai Ekka Fernandes Gowda Hussain Iyer Joseph Kaur Lepcha Mukherjee Nair Oraon Patil Qureshi Reddy Sangma Thakur'.split(
    ' ',
  )
