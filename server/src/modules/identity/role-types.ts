/** Role types for signing in, with their number in API and database. */
export const RoleType = {
  captain: 1,
  company: 2,
  driver: 3,
  /** Operator of an excavator. */
  operator: 4,
  /** Person who registered a company or a dump site. */
  enterprise: 7,
  /** Desk of the platform: it sees registrations and companies, but no business of theirs. */
  platform: 9,
} as const

export type RoleType = (typeof RoleType)[keyof typeof RoleType]

/** Role types that people sign in by. */
export const signInRoles = [
  RoleType.captain,
  RoleType.company,
  RoleType.driver,
  RoleType.operator,
  RoleType.enterprise,
  RoleType.platform,
] as const

/** Role types of people in a company's office, who are its users. */
export const staffRoles = [RoleType.company, RoleType.enterprise] as const
