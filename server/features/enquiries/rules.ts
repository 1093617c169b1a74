import type { Enquiry } from '../../../shared/enquiries'
import { subjectWords } from '../../../shared/enquirySubjects'
import { fold } from '../../../shared/fold'

/** The searched text: name, e-mail, and the subject as stored and as displayed. */
export const enquirySearchText = ({ name, email, subject }: Pick<Enquiry, 'name' | 'email' | 'subject'>) =>
  fold([name, email, subject, subjectWords(subject)].join('\n'))
