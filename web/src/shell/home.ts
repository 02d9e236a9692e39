import { RoleType } from './roleTypes'

/** The welcome page: where everyone who works for a company lands, and what is always open. */
export const HOME = '/wel/index'
/** The same for whoever works at the platform's own desk. */
export const DESK_HOME = '/platform'
/** The same for whoever operates a machine: where he reports what he worked. */
export const WORK_HOME = '/work/excavator'

const homes: Readonly<Record<number, string>> = { [RoleType.platform]: DESK_HOME, [RoleType.operator]: WORK_HOME }

export const homeOf = (roleType: number | undefined): string => homes[roleType ?? RoleType.company] ?? HOME

/** The sign-in page, in the way of whoever works at the desk or of all others. */
export const signInPageOf = (isDesk: boolean): string => (isDesk ? '/login?desk=1' : '/login')
