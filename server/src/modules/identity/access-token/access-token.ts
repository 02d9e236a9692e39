/** What access tokens begin with. */
export const ACCESS_TOKEN = 'tfat'
