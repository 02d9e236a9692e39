import type { Actor } from '../../kernel/command/actor.js'
import type { Permission } from '../../kernel/command/permissions.js'
import { RoleType } from './role-types.js'

/** Captain of one company. */
interface CaptainScope {
  companyId: string
  captainId: string
}

declare module '../../kernel/command/actor.js' {
  interface ActorFacts {
    /** Captain in every company that has his account; empty for actors who are no captains. */
    captainScopes: CaptainScope[]
  }

  interface CompanyFacts {
    payeeCheck: boolean
    /** Whether the platform has authenticated the company. */
    authenticated: boolean
  }
}

/**
 * Whether an actor is a captain: he has no company of his own, and sees his part in every company that has him as
 * captain.
 */
export const isCaptain = ({ facts }: Actor): boolean => facts.roleType === RoleType.CAPTAIN

/** Ids of a captain, one for each of those companies. */
export const captainIds = ({ facts }: Actor): string[] => facts.captainScopes.map(({ captainId }) => captainId)

/** Whether an actor operates an excavator: he belongs to its company, and sees only his own records. */
export const isOperator = ({ facts }: Actor): boolean => facts.roleType === RoleType.OPERATOR

/** Whether an actor drives a truck: he belongs to its company, and sees only his own trips. */
export const isDriver = ({ facts }: Actor): boolean => facts.roleType === RoleType.DRIVER

/**
 * Whether an actor works outside of the office, for one thing of his own: lists and choices of the company are closed
 * to him, even those without a permission.
 */
export const isOutdoors = (actor: Actor): boolean => isOperator(actor) || isDriver(actor)

/** Permissions of every captain, who has no role of a company: reading his own waybills and settlements. */
export const captainPermissions: readonly Permission[] = ['chain:companywaybill:get', 'chain:garbagecustomersales:get']

/** Permissions of captains in the form of a role. */
export const captainRole: { name: string; permissions: readonly string[] } = {
  name: '车队长',
  permissions: captainPermissions,
}

/** Permissions of every operator of an excavator, who has no role: reporting his work, and punching trips. */
export const operatorPermissions: readonly Permission[] = ['chain:ledgerdig:edit', 'chain:punch:add', 'chain:punch:get']

/** Permissions of operators in the form of a role. */
export const operatorRole: { name: string; permissions: readonly string[] } = {
  name: '挖机手',
  permissions: operatorPermissions,
}

/** Permissions of every driver, who has no role of a company: seeing his own trips, and his word about them. */
export const driverPermissions: readonly Permission[] = ['chain:owntrip:get', 'chain:owntrip:edit']

/** Permissions of drivers in the form of a role. */
export const driverRole: { name: string; permissions: readonly string[] } = {
  name: '司机',
  permissions: driverPermissions,
}
