import { heightCm, weightKg } from '../../shared/measures'
import { paths } from '../../shared/paths'
import type {
  OnboardingBasics,
  OnboardingData,
  OwnProfile,
  PhysicalFacts,
  ProfileChanges,
} from '../../shared/profile'
import { serverMessages } from '../../shared/serverMessages'
import { findByPhone, updateAccount } from '../accounts/repository'
import { publicUrl } from '../core/config'
import type { TalentContext } from '../core/context'
import { transaction } from '../core/database'
import { defined } from '../core/defined'
import { conflict, invalid, notFound, taken } from '../core/errors'
import { queueMail } from '../core/outbox'
import { toE164 } from '../core/phones'
import { profileSubmitted } from '../letters/accounts'
import { modelSearchText } from '../models/rules'
import { refuseAge } from '../models/service'
import { listPortfolio, profilePicture } from '../portfolio/service'
import { slugFor } from '../roster/rules'
import { publish } from '../roster/service'
import * as repository from './repository'
import { fittingBustAndChest, stepsDone } from './rules'
import { ownProfile } from './views'

/** The caller's own profile. */
export function readProfile(ctx: TalentContext): OwnProfile {
  return ownProfile(ownRow(ctx), profilePicture(ctx, ctx.session, ctx.session.modelId))
}

/** Everything that the onboarding form is filled with (section 7, `GET …/onboarding-data`). */
export const readOnboarding = (ctx: TalentContext): OnboardingData => ({
  profile: readProfile(ctx),
  portfolio: listPortfolio(ctx),
})

function ownRow(ctx: TalentContext): repository.TalentRow {
  const row = repository.findTalent(ctx.db, ctx.session.modelId)
  if (!row) throw notFound('Model')
  return row
}

/**
 * Changes any part of the caller's profile but the physical facts (section 7, `PUT /user/profile`): value sets, absent
 * leaves, null clears. 400 for a date of birth under 18 years ago, 409 for a phone number that is another account's and
 * for a `version` that is no longer the one there is.
 */
export function changeProfile(ctx: TalentContext, changes: ProfileChanges & Seen): OwnProfile {
  const { contact, version, ...model } = changes
  return transaction(ctx.db, () => {
    refuseStale(ctx, version)
    return save(ctx, 'contact', model, contact)
  })
}
type Seen = { version?: number | undefined }

function refuseStale(ctx: TalentContext, seen: number | undefined) {
  if (seen !== undefined && seen !== ownRow(ctx).model.version) throw conflict()
}

/** Changes physical and professional facts (section 7, `PUT /user/physical-details`); 409 as above. */
export const changePhysical = (ctx: TalentContext, { version, ...facts }: PhysicalFacts & Seen): OwnProfile =>
  transaction(ctx.db, () => {
    refuseStale(ctx, version)
    return save(ctx, 'contact', physical(ctx, facts))
  })

/** Onboarding step 1; this and the steps after it refuse a stale `version` with 409, as above. */
export const saveBasics = (
  ctx: TalentContext,
  { phone, version, ...facts }: OnboardingBasics & Seen,
): OwnProfile => saveStep(ctx, 'step1At', facts, { version, phone: phone ?? undefined })

/** Onboarding step 2. */
export const savePhysical = (ctx: TalentContext, { version, ...facts }: PhysicalFacts & Seen): OwnProfile =>
  saveStep(ctx, 'step2At', physical(ctx, facts), { version })

/** Onboarding step 3. */
export const saveSocial = (
  ctx: TalentContext,
  { version, ...facts }: Pick<ProfileChanges, 'instagram' | 'facebook' | 'twitter'> & Seen,
): OwnProfile => saveStep(ctx, 'step3At', facts, { version })

/** Onboarding step 4: the talent goes on from the portfolio, with pictures or without. */
export const leavePortfolio = (ctx: TalentContext): OwnProfile => saveStep(ctx, 'step4At', {})

/** Onboarding step 5. Who submits it has left step 4, so that is done as well. */
export function submitProfile(
  ctx: TalentContext,
  { version, ...facts }: Pick<ProfileChanges, 'aboutYou' | 'whyHire'> & Seen,
): OwnProfile {
  return transaction(ctx.db, () => {
    saveStep(ctx, 'step4At', {}, { version })
    return saveStep(ctx, 'step5At', facts)
  })
}

/** What a talent may change of its model; a country that is cleared becomes the house's own. */
type Changes = Omit<repository.ModelChanges, 'country'> & { country?: string | null | undefined }
type Step = 'step1At' | 'step2At' | 'step3At' | 'step4At' | 'step5At'

/** Saves a step and marks it; with the last of the five, in whatever order, onboarding is complete. */
function saveStep(
  ctx: TalentContext,
  step: Step,
  facts: Changes,
  { version, phone }: Seen & { phone?: string | undefined } = {},
): OwnProfile {
  return transaction(ctx.db, () => {
    refuseStale(ctx, version)
    const before = ownRow(ctx).model
    const now = ctx.clock()
    const steps = { ...before, [step]: before[step] ?? now.toISOString() }
    const isComplete = before.onboardedAt === null && stepsDone(steps).every(Boolean)
    const moments = { [step]: steps[step], ...(isComplete && { onboardedAt: now.toISOString() }) }
    const saved = save(ctx, 'phone', { ...facts, ...moments }, phone)
    if (isComplete) {
      const stageName = saved.stageName ?? saved.name
      const address = `${publicUrl(ctx.config)}${paths.adminModel(saved.modelId)}`
      queueMail(ctx.db, now, profileSubmitted({ stageName, name: saved.name }, address))
    }
    return saved
  })
}

/** The facts with what was understood of height and weight, and only the figure that fits the gender. */
function physical(ctx: TalentContext, facts: PhysicalFacts): repository.ModelChanges {
  const { height, weight } = facts
  return {
    ...fittingBustAndChest(ownRow(ctx).model.gender, facts),
    languages: facts.languages === null ? [] : facts.languages,
    ...(height !== undefined && { heightCm: height === null ? null : heightCm(height) }),
    ...(weight !== undefined && { weightKg: weight === null ? null : weightKg(weight) }),
  }
}

/** The one writer of a talent's own profile: age, slug, search text, phone and the public roster in one transaction. */
function save(
  ctx: TalentContext,
  phoneField: 'phone' | 'contact',
  changes: Changes,
  phone?: string | null,
): OwnProfile {
  refuseAge(ctx, changes.dateOfBirth)
  return transaction(ctx.db, () => {
    const { model, account } = ownRow(ctx)
    const now = ctx.clock().toISOString()
    const { country, ...facts } = changes
    const next = { ...model, ...defined(facts) }
    const kept = phone === undefined ? undefined : keepPhone(ctx, phoneField, phone)
    repository.updateModel(ctx.db, model.id, {
      ...defined(facts),
      ...(country !== undefined && { country: country ?? 'India' }),
      ...(kept !== undefined && { phone: kept }),
      slug: slugFor(model, next.stageName, (slug) => repository.isSlugTaken(ctx.db, slug, model.id)),
      searchText: modelSearchText(next),
      updatedAt: now,
    })
    if (next.name !== account.name) updateAccount(ctx.db, account.id, { name: next.name })
    publish(ctx.db, model.id)
    return readProfile(ctx)
  })
}

function keepPhone(ctx: TalentContext, field: string, given: string | null): string | null {
  const phone = given === null ? null : toE164(given)
  if (given !== null && phone === null) throw invalid(field, serverMessages.phoneInvalid)
  const { id, email } = ctx.session.account
  const other = phone === null ? undefined : findByPhone(ctx.db, phone)
  if (other && other.id !== id) throw taken(field, serverMessages.phoneTaken)
  // The phone may be all by which an account can be reached.
  if (phone === null && email === null) throw invalid(field, serverMessages.phoneInvalid)
  updateAccount(ctx.db, id, { phone })
  return phone
}
