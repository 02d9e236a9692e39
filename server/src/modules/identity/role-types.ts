/** As what a person signs in, by the number that stands on the wire and in the database. */
export const RoleType = {
  captain: 1,
  company: 2,
  driver: 3,
  /** Who works an excavator. */
  operator: 4,
  /** Who registered a company or a dump site. */
  enterprise: 7,
  /** Who looks after the platform: its own desk, which sees registrations and companies and no business of theirs. */
  platform: 9,
} as const

export type RoleType = (typeof RoleType)[keyof typeof RoleType]

/** As what people sign in. */
export const signInRoles = [
  RoleType.captain,
  RoleType.company,
  RoleType.driver,
  RoleType.operator,
  RoleType.enterprise,
  RoleType.platform,
] as const

/** As what people work in an office of a company; they are looked after as its users. */
export const staffRoles = [RoleType.company, RoleType.enterprise] as const
