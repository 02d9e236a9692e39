import type { Actor } from '../../../kernel/command/actor.js'
import { DomainError } from '../../../kernel/errors.js'
import { isCaptain, isLimited } from '../../identity/index.js'
import type { FileRow } from './file.queries.js'
import { isToken } from './link.js'
import { type FilePurpose, filePurposes } from './purposes.js'

/** Refuses an upload to whoever may use none of the verbs that take such a file. */
export function assertMaySend(actor: Actor | null, purpose: FilePurpose): void {
  const { needs, captains } = filePurposes[purpose]
  const [first, ...others] = needs ?? []
  if (captains && actor && isCaptain(actor)) return
  if (!first || [first, ...others].some((permission) => actor?.can(permission))) return
  if (!actor) throw new DomainError('UNAUTHENTICATED')
  actor.assert(first)
}

const isOfCompany = ({ companyId }: FileRow, actor: Actor): boolean =>
  companyId !== null && companyId === actor.facts.companyId

/**
 * Whether a member may open a file: one who may read the records that it belongs to, and before it lies on any its
 * sender. The purpose does not name the record: a member with a project limit opens his own uploads, others by the
 * links of rows that he sees.
 */
export function mayOpen(file: FileRow, actor: Actor): boolean {
  if (!isOfCompany(file, actor)) return false
  const isOwn = file.userId === actor.userId
  if (isOwn && file.attachedAt === null) return true
  return (isOwn || !isLimited(actor)) && filePurposes[file.purpose].readers.some((permission) => actor.can(permission))
}

/** Whether the actor may hand in a file of the company: one that he may open, or whose whole link he knows. */
export const mayName = (file: FileRow, actor: Actor, address: string): boolean =>
  mayOpen(file, actor) || (isOfCompany(file, actor) && isToken(file.key, tokenIn(address)))

const tokenIn = (address: string): string => /[?&]token=([\w-]+)/.exec(address)?.[1] ?? ''
