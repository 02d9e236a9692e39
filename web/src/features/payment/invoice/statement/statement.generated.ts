/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types.generated';

import type { Money } from '@tufang/web/decimal';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PaymentInvoicesQueryVariables = Exact<{
  id: string;
}>;


export type PaymentInvoicesQuery = { payment: { id: string, paymentNo: string, amt: Money, invoices: Array<{ id: string, invoiceSn: string, invoiceDate: string, red: boolean, sumPrice: Money, claimedAmt: Money, leftAmt: Money }> } | null };


export const PaymentInvoicesDocument = {"__meta__":{"id":"sha256:a40284f977a2dc963ec8f5b15b6a13a3d49fa6e2b96f5c28ef3aba0957439a31"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentInvoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"paymentNo"}},{"kind":"Field","name":{"kind":"Name","value":"amt"}},{"kind":"Field","name":{"kind":"Name","value":"invoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceSn"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceDate"}},{"kind":"Field","name":{"kind":"Name","value":"red"}},{"kind":"Field","name":{"kind":"Name","value":"sumPrice"}},{"kind":"Field","name":{"kind":"Name","value":"claimedAmt"}},{"kind":"Field","name":{"kind":"Name","value":"leftAmt"}}]}}]}}]}}]} as unknown as DocumentNode<PaymentInvoicesQuery, PaymentInvoicesQueryVariables>;