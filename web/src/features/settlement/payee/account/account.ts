const CARD_NUMBER = /^\d{16,19}$/

/** The number as it is kept: people write it in groups of four. */
export const accountOf = (text: string): string => text.replaceAll(/[\s-]/g, '')

/** Whether it is as long as the number of a card: only that is looked at. */
export const mayBeCard = (account: string): boolean => CARD_NUMBER.test(account)
