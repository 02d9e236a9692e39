/** A mobile phone number of mainland China, 11 digits without prefix. */
export const MOBILE = /^1[3-9]\d{9}$/
