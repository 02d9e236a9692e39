/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LackingPapersQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type LackingPapersQuery = { documentCompleteness: Array<{ companySettleId: string, settleNo: string, missingText: string | null }> };


export const LackingPapersDocument = {"__meta__":{"id":"sha256:b582cdf8c2fc16f842daaf2f129247c99988df01ae36d06e4996109b26e81d43"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LackingPapers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentCompleteness"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"settlementIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companySettleId"}},{"kind":"Field","name":{"kind":"Name","value":"settleNo"}},{"kind":"Field","name":{"kind":"Name","value":"missingText"}}]}}]}}]} as unknown as DocumentNode<LackingPapersQuery, LackingPapersQueryVariables>;