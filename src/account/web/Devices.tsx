import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isAuthenticatedQuery } from '#src/identity/web/is-authenticated.ts'
import type { Device } from '#src/identity/contract/devices.ts'
import { Icon } from '#src/kit/Icon.tsx'
import { Alert } from '#src/kit/Notice.tsx'
import { addSnackbar } from '#src/kit/snackbar-store.ts'
import { Loading } from '#src/kit/Spinner.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { accountFault, isSessionOver } from './account-fault.ts'
import { endDevices } from './account-api.ts'
import { devicesKey, useDevices } from './account-queries.ts'
import { dayAndTime } from './date-times.ts'

const isPhone = (name: string): boolean => /iPhone|iPad|Android/.test(name)

/** The customer's sessions; an ended session stops at its next request. */
export function Devices() {
  const text = useText()
  const language = useLanguage()
  const client = useQueryClient()
  const { data, isError } = useDevices()
  const end = useMutation({
    mutationFn: (id: string | null) => endDevices(id, language),
    onSuccess: (list) => {
      client.setQueryData(devicesKey, list)
      addSnackbar({ variant: 'success', text: text('/account/devices/ended') })
    },
    onError: (error) => {
      if (isSessionOver(error)) client.setQueryData(isAuthenticatedQuery.queryKey, false)
      else addSnackbar({ variant: 'error', text: accountFault(error, text, '/account/devices/failed') })
      // Another device may have ended the session already.
      void client.invalidateQueries({ queryKey: devicesKey })
    },
  })
  const hasOthers = data?.devices.some(({ isCurrent }) => !isCurrent) === true
  return (
    <section className="account-set">
      <div className="account-set__head">
        <h2 className="kit-d3">{text('/account/devices/title')}</h2>
        {hasOthers && (
          <button type="button" className="kit-txt-btn" onClick={() => !end.isPending && end.mutate(null)}>
            {text('/account/devices/end-others')}
          </button>
        )}
      </div>
      {isError && (
        <Alert announce>
          <p>{text('/account/devices/load-failed')}</p>
        </Alert>
      )}
      {!data && !isError && <Loading label={text('/account/devices/loading')} />}
      {data && (
        <ul className="account-devices">
          {data.devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              busy={end.isPending}
              onEnd={() => !end.isPending && end.mutate(device.id)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function DeviceRow({ device, busy, onEnd }: { device: Device; busy: boolean; onEnd: () => void }) {
  const text = useText()
  const language = useLanguage()
  const name = device.name || text('/account/devices/unknown')
  const seen = device.isCurrent
    ? text('/account/devices/now')
    : text('/account/devices/seen', { at: dayAndTime(device.seenAt, language) })
  return (
    <li className="account-device">
      <Icon name={isPhone(device.name) ? 'phone' : 'laptop'} />
      <h3>
        {name} {device.isCurrent && <span className="account-device__here">{text('/account/devices/this')}</span>}
      </h3>
      <p className="kit-num">
        {text('/account/devices/since', { at: dayAndTime(device.signedInAt, language) })}, {seen}
      </p>
      {!device.isCurrent && (
        <button
          type="button"
          className="kit-txt-btn"
          aria-disabled={busy || undefined}
          aria-label={text('/account/devices/end-named', { name })}
          onClick={onEnd}
        >
          {text('/account/devices/end')}
        </button>
      )}
    </li>
  )
}
