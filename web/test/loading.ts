import type { ClientLoaderFunctionArgs } from 'react-router'

type Loads<Data> = (args: ClientLoaderFunctionArgs) => Data

/** What a page reads when one comes to this address in the browser; a refusal or a redirect is what it throws. */
export async function loadAt<Data>(
  clientLoader: Loads<Data>,
  address: string,
  params: Record<string, string> = {},
) {
  const request = new Request(new URL(address, location.origin))
  return clientLoader({ params, request } as ClientLoaderFunctionArgs)
}

/** Where a page sends whoever comes to this address, and with which status. */
export async function sentFrom<Data>(
  clientLoader: Loads<Data>,
  address: string,
  params: Record<string, string> = {},
) {
  try {
    await loadAt(clientLoader, address, params)
  } catch (thrown) {
    if (thrown instanceof Response) return [thrown.status, thrown.headers.get('location')]
    throw thrown
  }
  return null
}
