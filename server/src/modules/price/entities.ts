import { DirectPayPrice, DirectPayPriceMember } from './direct-pay-price/direct-pay-price.entity.js'
import { ProjectPrice } from './project-price/project-price.entity.js'

/** The tables that this domain owns. */
export const priceEntities = [ProjectPrice, DirectPayPrice, DirectPayPriceMember] as const
