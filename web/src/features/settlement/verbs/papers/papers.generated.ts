/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SettlementPapersQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type SettlementPapersQuery = { documentCompleteness: Array<{ companySettleId: string, settleNo: string, total: number, complete: number, rate: string | null, lacking: Array<Types.PaperKind>, missing: { loadPicture: number, gatePicture: number, payeeContract: number, card: number } }> };


export const SettlementPapersDocument = {"__meta__":{"id":"sha256:e4f5ce0d57d3e9d177f81e492fbb5278f345544fa0c08c03988985b8ef8fafd3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettlementPapers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentCompleteness"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"settlementIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companySettleId"}},{"kind":"Field","name":{"kind":"Name","value":"settleNo"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"complete"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loadPicture"}},{"kind":"Field","name":{"kind":"Name","value":"gatePicture"}},{"kind":"Field","name":{"kind":"Name","value":"payeeContract"}},{"kind":"Field","name":{"kind":"Name","value":"card"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lacking"}}]}}]}}]} as unknown as DocumentNode<SettlementPapersQuery, SettlementPapersQueryVariables>;