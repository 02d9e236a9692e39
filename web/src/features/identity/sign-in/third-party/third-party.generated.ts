/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ThirdPartyProvidersQueryVariables = Exact<{ [key: string]: never; }>;


export type ThirdPartyProvidersQuery = { thirdPartyProviders: Array<{ provider: Types.ThirdParty, name: string }> };

export type StartThirdPartySignInMutationVariables = Exact<{
  provider: Types.ThirdParty;
  roleType: Types.RoleType;
}>;


export type StartThirdPartySignInMutation = { startThirdPartySignIn: { authorizeUrl: string, proof: string | null } };


export const ThirdPartyProvidersDocument = {"__meta__":{"id":"sha256:b75cbc3056d69c4f747b286a6f7f42c64704246a56387ca6bfeca87b1b2b6b99"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ThirdPartyProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thirdPartyProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ThirdPartyProvidersQuery, ThirdPartyProvidersQueryVariables>;
export const StartThirdPartySignInDocument = {"__meta__":{"id":"sha256:f92923afd816c264c377bac0b02d428d7f30dfed81be885e43e60048dc0244f3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartThirdPartySignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"provider"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ThirdParty"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roleType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RoleType"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startThirdPartySignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"provider"},"value":{"kind":"Variable","name":{"kind":"Name","value":"provider"}}},{"kind":"Argument","name":{"kind":"Name","value":"roleType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roleType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorizeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"proof"}}]}}]}}]} as unknown as DocumentNode<StartThirdPartySignInMutation, StartThirdPartySignInMutationVariables>;