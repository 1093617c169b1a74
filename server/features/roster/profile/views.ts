import {
  aboutFields,
  basicFields,
  factsOf,
  physicalFields,
  socialFields,
} from '../../../../shared/roster/modelFields'
import { type OwnProfile, ownFields, type ProfileVersions } from '../../../../shared/roster/profile'
import { versionOf } from '../../../core/versions'
import type { TalentRow } from './repository'
import { stepsDone } from './rules'

// Until the talent gives one, the number that the agency noted, which cannot be used to sign in.
const phoneOf = ({ model, account }: TalentRow) => account.phone ?? model.phone

/** A version for each of the four sections: it changes with the section's fields, whoever changes them. */
export function profileVersions(row: TalentRow): ProfileVersions {
  const { model } = row
  return {
    basic: versionOf([factsOf(basicFields, model), phoneOf(row)]),
    physical: versionOf(factsOf(physicalFields, model)),
    social: versionOf(factsOf(socialFields, model)),
    about: versionOf(factsOf(aboutFields, model)),
  }
}

/** A talent's own profile, without ratings and the agency's notes. */
export function ownProfile({ model, account }: TalentRow, profilePic: string | null): OwnProfile {
  return {
    modelId: model.id,
    versions: profileVersions({ model, account }),
    slug: model.slug,
    name: model.name,
    email: account.email,
    phone: phoneOf({ model, account }),
    profilePic,
    isActive: model.isActive,
    ...factsOf(ownFields, model),
    steps: stepsDone(model),
  }
}
