/** Role types that pages distinguish, by their number in the API; a guard compares them with the server's. */
export const RoleType = { captain: 1, company: 2, operator: 4, enterprise: 7, platform: 9 } as const
