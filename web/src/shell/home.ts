import { RoleType } from './roleTypes'

/** The welcome page: where everyone who works for a company lands, and what is always open. */
export const HOME = '/wel/index'
/** The same for whoever works at the platform's own desk. */
export const DESK_HOME = '/platform'

export const homeOf = (roleType: number | undefined): string => (roleType === RoleType.platform ? DESK_HOME : HOME)

/** The sign-in page, in the way of whoever works at the desk or of all others. */
export const signInPageOf = (isDesk: boolean): string => (isDesk ? '/login?desk=1' : '/login')
