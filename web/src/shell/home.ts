import { RoleType } from './roleTypes'

/** First page of everybody who works for a company; its tag is always open. */
export const HOME = '/wel/index'
/** First page of people at the platform's desk. */
export const DESK_HOME = '/platform'
/** First page of a machine's operator, for reporting his work. */
export const WORK_HOME = '/work/excavator'

const homes: Readonly<Record<number, string>> = { [RoleType.platform]: DESK_HOME, [RoleType.operator]: WORK_HOME }

export const homeOf = (roleType: number | undefined): string => homes[roleType ?? RoleType.company] ?? HOME

/** Address of the sign-in page, for the desk or for all others. */
export const signInPageOf = (isDesk: boolean): string => (isDesk ? '/login?desk=1' : '/login')
