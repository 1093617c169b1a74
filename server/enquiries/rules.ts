import type { Enquiry } from '../../shared/enquiries'
import { subjectWords } from '../../shared/enquirySubjects'
import { fold } from '../../shared/fold'

/** What a search of the desk looks through: name, e-mail and the subject, as it is stored and as it is read (section 2). */
export const enquirySearchText = ({ name, email, subject }: Pick<Enquiry, 'name' | 'email' | 'subject'>) =>
  fold([name, email, subject, subjectWords(subject)].join('\n'))
