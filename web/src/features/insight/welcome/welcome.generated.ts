/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.generated';

import type { Money, Quantity } from '@tufang/web/decimal';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WelcomeQueryVariables = Exact<{ [key: string]: never; }>;


export type WelcomeQuery = { firstSteps: Array<{ step: Types.FirstStepKind, done: boolean }>, welcome: { openReceiptCount: number, openReceiptWaybillCount: number, settleAbleWaybillCount: number, settleAbleAmount: Money, pendingReviewCount: number, pendingSettlementCount: number, pendingSettlementAmount: Money, approvedUnpaidAmount: Money, lackingPayeeCount: number, yesterdayTripCount: number, days: Array<{ day: string, tripCount: number, weightTons: Quantity }> } };

export type WelcomeUnpricedQueryVariables = Exact<{ [key: string]: never; }>;


export type WelcomeUnpricedQuery = { welcome: { unpricedCount: number, tripsWithoutTons: number } };


export const WelcomeDocument = {"__meta__":{"id":"sha256:e14a6a085f1f5c1adc3414451e1fac02b86024f2471cb12f7f9433c84c697738"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Welcome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"done"}}]}},{"kind":"Field","name":{"kind":"Name","value":"welcome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openReceiptCount"}},{"kind":"Field","name":{"kind":"Name","value":"openReceiptWaybillCount"}},{"kind":"Field","name":{"kind":"Name","value":"settleAbleWaybillCount"}},{"kind":"Field","name":{"kind":"Name","value":"settleAbleAmount"}},{"kind":"Field","name":{"kind":"Name","value":"pendingReviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"pendingSettlementCount"}},{"kind":"Field","name":{"kind":"Name","value":"pendingSettlementAmount"}},{"kind":"Field","name":{"kind":"Name","value":"approvedUnpaidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"lackingPayeeCount"}},{"kind":"Field","name":{"kind":"Name","value":"yesterdayTripCount"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"tripCount"}},{"kind":"Field","name":{"kind":"Name","value":"weightTons"}}]}}]}}]}}]} as unknown as DocumentNode<WelcomeQuery, WelcomeQueryVariables>;
export const WelcomeUnpricedDocument = {"__meta__":{"id":"sha256:562d1ba812ccc8e8dbc10ac6e036314ad2d50bfe60553c55b4fd4438fdbcf35a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WelcomeUnpriced"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"welcome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unpricedCount"}},{"kind":"Field","name":{"kind":"Name","value":"tripsWithoutTons"}}]}}]}}]} as unknown as DocumentNode<WelcomeUnpricedQuery, WelcomeUnpricedQueryVariables>;