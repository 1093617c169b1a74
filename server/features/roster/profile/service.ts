import { adminPaths } from '../../../../shared/adminPaths'
import { heightCm, weightKg } from '../../../../shared/roster/measures'
import { looks, namesOf } from '../../../../shared/roster/modelFields'
import type {
  OnboardingBasics,
  OnboardingData,
  OwnProfile,
  PhysicalFacts,
  ProfileChanges,
  Seen,
} from '../../../../shared/roster/profile'
import { chooseOf } from '../../../../shared/text/choices'
import { publicUrl } from '../../../core/config'
import type { TalentContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { defined } from '../../../core/defined'
import { invalid, notFound } from '../../../core/errors'
import { queueMail } from '../../../core/mail/outbox'
import { serverMessages } from '../../../core/messages'
import { keptPhone, toE164 } from '../../../core/text/phones'
import { refuseStale } from '../../../core/versions'
import { profileSubmitted } from '../../../emails/accounts'
import { profilePicture } from '../../access/accounts/picture.service'
import { updateAccount } from '../../access/accounts/repository'
import { recipientsOf } from '../../agency/settings/service'
import { keepReading } from '../measurements/readings.service'
import { modelSearchText } from '../models/rules'
import { refuseAge } from '../models/service'
import { listPortfolio } from '../portfolio/service'
import { slugFor } from '../publicRoster/rules'
import { publish } from '../publicRoster/service'
import * as repository from './repository'
import { fittingBustAndChest, stepsDone } from './rules'
import { ownProfile, profileVersions } from './views'

/** The profile of the caller. Throws notFound when the model was deleted. */
export function readProfile(ctx: TalentContext): OwnProfile {
  return ownProfile(ownRow(ctx), profilePicture(ctx, ctx.session, ctx.session.modelId))
}

/** What the onboarding begins with: the profile and the portfolio of the caller. Throws as `readProfile`. */
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
 * Changes the caller's profile except physical facts: a value sets, a missing field leaves, null clears. 400
 * under 18, 409 for another account's phone number and for a stale version.
 */
export function changeProfile(ctx: TalentContext, changes: ProfileChanges & Seen): OwnProfile {
  const { contact, seen, ...model } = changes
  return transaction(ctx.db, () => {
    refuseUnseen(ctx, seen)
    return save(ctx, 'contact', model, contact)
  })
}

function refuseUnseen(ctx: TalentContext, seen: Seen['seen'] = {}) {
  const stored = profileVersions(ownRow(ctx))
  for (const section of Object.keys(stored) as (keyof typeof stored)[])
    refuseStale(seen[section], stored[section])
}

/** Changes physical and professional facts; 409 for a stale version. */
export const changePhysical = (ctx: TalentContext, { seen, ...facts }: PhysicalFacts & Seen): OwnProfile =>
  transaction(ctx.db, () => {
    refuseUnseen(ctx, seen)
    return save(ctx, 'contact', physical(ctx, facts))
  })

/** Onboarding step 1. Like the following steps it answers 409 for a stale version. */
export const saveBasics = (
  ctx: TalentContext,
  { phone, seen, ...facts }: OnboardingBasics & Seen,
): OwnProfile => saveStep(ctx, 'step1At', facts, { seen, phone: phone ?? undefined })

/** Onboarding step 2. */
export const savePhysical = (ctx: TalentContext, { seen, ...facts }: PhysicalFacts & Seen): OwnProfile =>
  saveStep(ctx, 'step2At', physical(ctx, facts), { seen })

/** Onboarding step 3. */
export const saveSocial = (
  ctx: TalentContext,
  { seen, ...facts }: Pick<ProfileChanges, 'instagram' | 'facebook' | 'twitter'> & Seen,
): OwnProfile => saveStep(ctx, 'step3At', facts, { seen })

/** Onboarding step 4, with or without pictures. */
export const leavePortfolio = (ctx: TalentContext): OwnProfile => saveStep(ctx, 'step4At', {})

/** Onboarding step 5; it completes step 4 too. */
export function submitProfile(
  ctx: TalentContext,
  { seen, ...facts }: Pick<ProfileChanges, 'aboutYou' | 'whyHire'> & Seen,
): OwnProfile {
  return transaction(ctx.db, () => {
    saveStep(ctx, 'step4At', {}, { seen })
    return saveStep(ctx, 'step5At', facts)
  })
}

/** A cleared country becomes the default. */
type Changes = Omit<repository.ModelChanges, 'country'> & { country?: string | null | undefined }
type Step = 'step1At' | 'step2At' | 'step3At' | 'step4At' | 'step5At'

/** Saves a step and marks it; after all five, in any order, onboarding is complete. */
function saveStep(
  ctx: TalentContext,
  step: Step,
  facts: Changes,
  { seen, phone }: Seen & { phone?: string | undefined } = {},
): OwnProfile {
  return transaction(ctx.db, () => {
    refuseUnseen(ctx, seen)
    const before = ownRow(ctx).model
    const now = ctx.clock()
    const steps = { ...before, [step]: before[step] ?? now.toISOString() }
    const isComplete = before.onboardedAt === null && stepsDone(steps).every(Boolean)
    const moments = { [step]: steps[step], ...(isComplete && { onboardedAt: now.toISOString() }) }
    const saved = save(ctx, 'phone', { ...facts, ...moments }, phone)
    if (isComplete) {
      const stageName = saved.stageName ?? saved.name
      const address = `${publicUrl(ctx.config)}${adminPaths.model(saved.modelId)}`
      for (const to of recipientsOf(ctx, 'talent'))
        queueMail(ctx.db, now, profileSubmitted({ stageName, name: saved.name }, to, address))
    }
    return saved
  })
}

/** A talent's colours are of the lists, or as the agency has stored them. Throws 400. */
function refuseUnlisted(stored: repository.TalentRow['model'], facts: PhysicalFacts) {
  for (const name of namesOf(looks)) {
    const { choices } = looks[name]
    const given = facts[name]
    if (given && given !== stored[name] && !choices.includes(given)) throw invalid(name, chooseOf(choices))
  }
}

/** Adds parsed height and weight, and keeps only the figure for the gender. */
function physical(ctx: TalentContext, facts: PhysicalFacts): repository.ModelChanges {
  const { height, weight } = facts
  const { model } = ownRow(ctx)
  refuseUnlisted(model, facts)
  return {
    ...fittingBustAndChest(model.gender, facts),
    languages: facts.languages === null ? [] : facts.languages,
    ...(height !== undefined && { heightCm: height === null ? null : heightCm(height) }),
    ...(weight !== undefined && { weightKg: weight === null ? null : weightKg(weight) }),
  }
}

/**
 * Writes all changes of a talent's own profile: age, slug, search text, phone and public roster in one
 * transaction.
 */
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
    const kept = phone === undefined ? undefined : keepPhone(ctx, phoneField, phone, account.phone)
    repository.updateModel(ctx.db, model.id, {
      ...defined(facts),
      ...(country !== undefined && { country: country ?? 'India' }),
      ...(kept !== undefined && { phone: kept }),
      slug: slugFor(model, next.stageName, (slug) => repository.isSlugTaken(ctx.db, slug, model.id)),
      searchText: modelSearchText(next),
      updatedAt: now,
    })
    const by = ctx.session.account
    keepReading(ctx.db, ctx.clock(), { modelId: model.id, source: 'talent', by }, model, next)
    if (next.name !== account.name) updateAccount(ctx.db, account.id, { name: next.name })
    publish(ctx.db, model.id)
    return readProfile(ctx)
  })
}

function keepPhone(
  ctx: TalentContext,
  field: string,
  given: string | null,
  before: string | null,
): string | null {
  const phone = given === null ? null : keptPhone(given)
  const { id, email } = ctx.session.account
  // The phone may be the only way to reach the account.
  if (email === null && (given === null || toE164(given) === null))
    throw invalid(field, serverMessages.phoneInvalid)
  if (phone !== before) updateAccount(ctx.db, id, { phone, phoneSince: ctx.clock().toISOString() })
  return phone
}
