import { z } from 'zod'
import { describe } from '../../kernel/fields.js'
import type { CaptainNode } from '../../modules/fleet/captain/captain.view.js'
import type { DirectPayPriceView } from '../../modules/price/direct-pay-price/direct-pay-price.view.js'
import {
  termLabels as labels,
  memberTable,
  reviewTable,
  termTable,
} from '../../modules/price/direct-pay-price/fields.js'
import { membersText } from '../../modules/price/direct-pay-price/members.js'
import { priceTexts } from '../../modules/price/texts.js'
import { membersOf } from '../members.js'
import { presenterOf, rowOf, same } from '../rows.js'
import { flagOf, idShape, text, zeroOrOne } from '../shapes.js'

const pairShape = z.object({ captainId: idShape, driverId: idShape.nullable().describe('空为全部司机') })
const branchShape = z.object({
  captainId: idShape,
  captainName: text(labels.captainName),
  allDrivers: zeroOrOne(describe(memberTable.allDrivers)),
  children: z.array(z.object({ driverId: idShape, driverName: text(labels.driverName) })),
})

const terms = rowOf(Object.fromEntries(membersOf(termTable)))
const review = rowOf(Object.fromEntries(membersOf(reviewTable)))
const showTerms = presenterOf(terms.row)
const showReview = presenterOf(review.row)

const line = rowOf({
  captainAndDriversText: [text(`${labels.captainAndDrivers}，一行文字`), same('captainAndDriversText')],
})

/** The members by which prices are found and sorted. */
export const priceMembers = {
  shape: terms.shape.extend({ ...review.shape.shape, ...line.shape.shape }),
  row: new Map([...terms.row, ...review.row, ...line.row]),
}

/** Direct-pay price with every documented field (docs/behaviour/price.md), captains and drivers after the terms. */
export const priceShape = z.object({
  ...terms.shape.shape,
  captainAndDriver: z.array(pairShape),
  captainAndDrivers: z.array(branchShape).describe('按车队长排列的司机'),
  ...line.shape.shape,
  ...review.shape.shape,
})

export const priceOf = (price: DirectPayPriceView): Record<string, unknown> => ({
  ...showTerms(price),
  captainAndDriver: price.captainAndDriver,
  captainAndDrivers: price.captainAndDrivers.map(({ captainId, captainName, allDrivers, drivers }) => ({
    captainId,
    captainName,
    allDrivers: flagOf(allDrivers),
    children: drivers.map(({ driverId, driverName }) => ({ driverId, driverName })),
  })),
  captainAndDriversText: membersText(price.captainAndDrivers, priceTexts.allDrivers),
  ...showReview(price),
})

const driverShape = z.object({
  id: idShape,
  driverId: idShape,
  driverName: text(labels.driverName),
  isOpenWallet: zeroOrOne(labels.isOpenWallet),
})

/** The tree of captains and drivers that the form chooses from. */
export const captainShape = z.object({
  id: idShape,
  captainId: idShape,
  captainName: text(labels.captainName),
  isOpenWallet: zeroOrOne(labels.isOpenWallet),
  children: z.array(driverShape),
})

export const captainOf = ({
  captainId,
  captainName,
  isOpenWallet,
  drivers,
}: CaptainNode): z.output<typeof captainShape> => ({
  id: captainId,
  captainId,
  captainName,
  isOpenWallet: flagOf(isOpenWallet),
  children: drivers.map((driver) => ({
    id: driver.driverId,
    driverId: driver.driverId,
    driverName: driver.driverName,
    isOpenWallet: flagOf(driver.isOpenWallet),
  })),
})
