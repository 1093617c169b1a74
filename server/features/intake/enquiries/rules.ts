import { subjectWords } from '../../../../shared/agency/enquirySubjects'
import type { Enquiry } from '../../../../shared/intake/enquiries'
import { fold } from '../../../../shared/text/fold'

/** The searched text: name, e-mail, and the subject as stored and as displayed. */
export const enquirySearchText = ({ name, email, subject }: Pick<Enquiry, 'name' | 'email' | 'subject'>) =>
  fold([name, email, subject, subjectWords(subject)].join('\n'))
