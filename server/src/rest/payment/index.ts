import type { Route } from '../route.js'
import { invoiceRoutes } from './invoice-routes.js'
import { paymentRoutes } from './payment-routes.js'
import { planRoutes } from './plan-routes.js'

/** Payments, payment plans, and the invoices of payees. */
export const paymentRest: readonly Route[] = [...paymentRoutes, ...invoiceRoutes, ...planRoutes]
