import type { Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { findOrgan } from './organ.list.queries.js'
import * as queries from './organ.queries.js'
import type { OrganView } from './organ.view.js'
import { organTexts as texts } from './texts.js'

/** Levels of organs below one another, at most, as the table has them. */
const MOST_LEVELS = 8

/** Organ within a verb; NOT_FOUND when the company has none with this id. */
export async function viewOf({ em, actor }: Tx, id: string): Promise<OrganView> {
  const view = await findOrgan(em, actor, id)
  if (!view) throw new DomainError('NOT_FOUND', { what: texts.organ })
  return view
}

/** Refuses to move an organ below itself. */
export async function assertOutside(tx: Tx, { id, name }: OrganView, otherId: string, move: string): Promise<void> {
  if (!(await queries.isWithin(tx, otherId, id))) return
  const { name: target } = await viewOf(tx, otherId)
  throw new DomainError('ORGAN_BELOW_ITSELF', { organ: name, target, move })
}

/** Checks a place for an organ of so many levels and that name; NOT_FOUND for an unknown place. */
export async function assertPlace(
  tx: Tx,
  {
    name,
    parentId,
    height,
    exceptId,
  }: { name: string; parentId: string | null; height: number; exceptId: string | null },
): Promise<void> {
  if (parentId !== null) await queries.lockOrgan(tx, parentId, texts.parent)
  const place = parentId === null ? texts.company : `“${(await viewOf(tx, parentId)).name}”`
  const level = parentId === null ? 0 : await queries.levelOf(tx, parentId)
  if (level + height > MOST_LEVELS) throw new DomainError('ORGAN_TOO_DEEP', { most: MOST_LEVELS, organ: name, place })
  if (await queries.isNameTaken(tx, { name, parentId, exceptId }))
    throw new DomainError('ORGAN_NAME_TAKEN', { place, organ: name })
}

/** Checks that the children of one organ fit below another one. */
export async function assertRoomFor(tx: Tx, from: OrganView, into: OrganView): Promise<void> {
  const [level, height] = [await queries.levelOf(tx, into.id), await queries.heightOf(tx, from.id)]
  const place = `“${into.name}”`
  if (level + height - 1 > MOST_LEVELS)
    throw new DomainError('ORGAN_TOO_DEEP', { most: MOST_LEVELS, organ: from.name, place })
  const name = await queries.nameInBoth(tx, from.id, into.id)
  if (name !== undefined) throw new DomainError('ORGAN_NAME_TAKEN', { place, organ: name })
}
