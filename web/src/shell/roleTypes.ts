/** The role types that pages tell apart, by their number on the wire; a guard holds them against the server's. */
export const RoleType = { captain: 1, company: 2, operator: 4, enterprise: 7, platform: 9 } as const
