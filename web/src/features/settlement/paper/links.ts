/** The inbox with the papers of a settlement open. */
export const papersUrl = (settlementId: string) => `/money/papers?${new URLSearchParams({ settlement: settlementId })}`
