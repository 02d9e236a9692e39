import type { RoleType } from '../gql/types.generated'

/** First page of everybody who works for a company; its tag is always open. */
export const HOME = '/wel/index'
/** First page of people at the platform's desk. */
export const DESK_HOME = '/platform'
/** First page of a machine's operator, for reporting his work. */
export const WORK_HOME = '/work/excavator'
/** First page of a driver, with his own trips. */
export const TRIPS_HOME = '/work/trips'
/** Page for punching trips on a phone, which is no page of the frame and opens without a connection. */
export const PUNCH_HOME = '/work/punch'

const homes: Partial<Record<RoleType, string>> = { PLATFORM: DESK_HOME, OPERATOR: WORK_HOME, DRIVER: TRIPS_HOME }

export const homeOf = (roleType: RoleType | undefined): string => homes[roleType ?? 'COMPANY'] ?? HOME

/** Address of the sign-in page, for the desk or for all others. */
export const signInPageOf = (isDesk: boolean): string => (isDesk ? '/login?desk=1' : '/login')
