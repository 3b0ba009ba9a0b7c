/** The only call of the identity provider's protocol that the shop itself makes; it is not a route, so it is described here. */
export const protocolPaths = {
  '/api/identity/connect/token': {
    post: {
      operationId: 'post-identity-connect-token',
      summary: 'An anonymous token, by the OAuth protocol',
      description:
        'Beside a live session a token of its customer, with the scope `anonymous_id customer`; it counts beside that session alone.',
      tags: ['identity'],
      requestBody: {
        required: true,
        content: {
          'application/x-www-form-urlencoded': {
            schema: {
              type: 'object',
              required: ['grant_type', 'client_id', 'scope'],
              properties: {
                grant_type: { const: 'anonymous' },
                client_id: { const: 'frontend' },
                scope: { const: 'anonymous_id' },
              },
            },
            example: { grant_type: 'anonymous', client_id: 'frontend', scope: 'anonymous_id' },
          },
        },
      },
      responses: {
        '200': {
          description: 'The answer',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['access_token', 'token_type', 'expires_in'],
                properties: {
                  access_token: { type: 'string' },
                  token_type: { const: 'Bearer' },
                  expires_in: { type: 'integer', description: 'seconds' },
                  scope: { enum: ['anonymous_id', 'anonymous_id customer'] },
                },
              },
            },
          },
        },
        '400': { description: 'An error of RFC 6749' },
        '401': { description: 'A bearer of somebody else than the cookies’, by RFC 6750' },
        '429': { $ref: '#/components/responses/TooMany' },
        '500': { $ref: '#/components/responses/Internal' },
      },
    },
  },
}
