/** What is known of a trip's price, its own or the one that it would be settled at now: there is one, it is zero, or there is none. */
export type Priced = 'SET' | 'ZERO' | 'NONE'
