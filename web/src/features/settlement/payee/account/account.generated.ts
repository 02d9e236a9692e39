/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BankOfAccountQueryVariables = Exact<{
  bindingBankNo: string;
}>;


export type BankOfAccountQuery = { bankOfAccount: { kind: Types.AccountKind, bindingBankName: string | null } };


export const BankOfAccountDocument = {"__meta__":{"id":"sha256:92078645a73157349a863bfdcf9f2c5c709573a4039ce8b85dedc7206ad5ab4d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BankOfAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bindingBankNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankOfAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bindingBankNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bindingBankNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"bindingBankName"}}]}}]}}]} as unknown as DocumentNode<BankOfAccountQuery, BankOfAccountQueryVariables>;