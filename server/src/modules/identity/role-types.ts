/** Role types for signing in, with their number in database and REST; GraphQL has them by name. */
export const RoleType = {
  CAPTAIN: 1,
  COMPANY: 2,
  DRIVER: 3,
  /** Operator of an excavator. */
  OPERATOR: 4,
  /** Person who registered a company or a dump site. */
  ENTERPRISE: 7,
  /** Desk of the platform: it sees registrations and companies, but no business of theirs. */
  PLATFORM: 9,
} as const

export type RoleType = (typeof RoleType)[keyof typeof RoleType]

/** Role types that people sign in by. */
export const signInRoles = [
  RoleType.CAPTAIN,
  RoleType.COMPANY,
  RoleType.DRIVER,
  RoleType.OPERATOR,
  RoleType.ENTERPRISE,
  RoleType.PLATFORM,
] as const

/** Role types of people in a company's office, who are its users. */
export const staffRoles = [RoleType.COMPANY, RoleType.ENTERPRISE] as const
