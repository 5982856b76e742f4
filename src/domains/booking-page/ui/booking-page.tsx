// The booking page of a business: what, when, who, booked. One page, from top to bottom.
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { FreeTime } from '#domains/appointments/contract.ts';
import { phoneWords } from '#domains/contacts/ui/phone-words.ts';
import { openedSoon } from '#domains/samples/contract.ts';
import type { Id } from '#shared/ids.ts';
import { api, ClientFailure } from '#web/client/api.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { ownZone } from '#web/ui/zoned-time.ts';
import { listOpenTimes, readBookingPage } from '../contract.ts';
import { ChooseService, ChooseStaff, type Offered, type Page } from './choose-service.tsx';
import { ChooseTime } from './choose-time.tsx';
import { DetailsForm } from './details-form.tsx';
import { Frame } from './frame.tsx';

export const meta = () => [{ title: 'Book a time' }, { name: 'robots', content: 'noindex' }];

/** A new server opens its own desks in the seconds after its first start; they are asked for again until they are there. */
const wakingMs = 2000;

export default function BookingPage() {
  const { slug } = useParams();
  const load = useCallback(
    () =>
      api.call(readBookingPage, { params: { slug: slug ?? '' } }).catch((failure: unknown): 'waking' | 'none' => {
        if (!(failure instanceof ClientFailure && failure.status === 404)) throw failure;
        const ours = openedSoon(document.documentElement.dataset.samples !== 'off');
        return ours.includes(slug ?? '') ? 'waking' : 'none';
      }),
    [slug],
  );
  const { value: page, failed, failure, reload } = useLoaded(load);
  useEffect(() => {
    if (page !== 'waking') return;
    const timer = setInterval(reload, wakingMs);
    return () => clearInterval(timer);
  }, [page, reload]);
  if (typeof page === 'object')
    return (
      <Frame name={page.business.name}>
        <Booking page={page} />
      </Frame>
    );
  return (
    <Frame>
      <h1 className="text-2xl">Book a time</h1>
      <div className="mt-8">
        {page === undefined && !failed && <Spinner />}
        {page === 'waking' && <Spinner label={null} />}
        {page === 'waking' && (
          <p role="status" className="mt-4 text-ink-2">
            This desk is waking up. It opens in a few seconds, by itself.
          </p>
        )}
        {page === undefined && failed && <LoadFailed what="This page" failure={failure} onTryAgain={reload} />}
        {page === 'none' && <p>Nobody can be booked at this address. Please look at the link again.</p>}
      </div>
    </Frame>
  );
}

function Booking({ page }: { page: Page }) {
  const { business, services, staff, horizonDays } = page;
  const navigate = useNavigate();
  const [zone] = useState(ownZone);
  const [service, setService] = useState<Offered | undefined>(services.length === 1 ? services[0] : undefined);
  const [staffId, setStaffId] = useState<Id<'staff'> | null>(null);
  const [time, setTime] = useState<FreeTime>();
  // Rises when times must be asked for again.
  const [round, setRound] = useState(0);
  useEffect(() => {
    document.title = `Book a time with ${business.name}`;
  }, [business.name]);
  const serviceId = service?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  const load = useCallback(
    async (from: Date, to: Date) => {
      if (!serviceId) return [];
      const query = { serviceId, from: from.toISOString(), to: to.toISOString(), ...(staffId ? { staffId } : {}) };
      return (await api.call(listOpenTimes, { params: { slug: business.slug }, query })).freeTimes;
    },
    [business.slug, serviceId, staffId, round],
  );
  const choose = (change: () => void) => {
    change();
    setTime(undefined);
  };
  if (!page.isOpen)
    return (
      <Closed page={page} title={`${business.name} takes no bookings on this page at the moment.`}>
        What you have booked stands, and the link in your mail goes on working.
      </Closed>
    );
  if (services.length === 0)
    return (
      <Closed page={page} title={`${business.name} has nothing that can be booked here yet.`}>
        Please get in touch instead.
      </Closed>
    );
  return (
    <div className="grid grid-cols-1 items-start gap-x-[clamp(2rem,5vw,5rem)] gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <About page={page} />
      <div className="grid grid-cols-1 gap-12">
        <Step title="What would you like?">
          <ChooseService
            services={services}
            chosen={service}
            onChoose={(one) => choose(() => [setService(one), setStaffId(null)])}
          />
        </Step>
        {service && (
          <Step title="When?">
            <ChooseStaff
              staff={staff}
              service={service}
              chosen={staffId}
              onChoose={(id) => choose(() => setStaffId(id))}
            />
            <ChooseTime
              key={`${service.id} ${staffId}`}
              {...{ load, business, zone, horizonDays }}
              chosen={time?.startsAt}
              onChoose={setTime}
            />
          </Step>
        )}
        {service && time && (
          <Step title="Who is coming?" comesIntoSight>
            <DetailsForm
              {...{ page, service, staffId, time, zone }}
              onBooked={(token) => void navigate(`/booking?token=${encodeURIComponent(token)}`, { replace: true })}
              onLost={() => choose(() => setRound(round + 1))}
            />
          </Step>
        )}
      </div>
    </div>
  );
}

/** Nothing can be booked: why, and whom to turn to instead. */
function Closed({ page: { business }, title, children }: { page: Page; title: string; children: string }) {
  return (
    <div className="max-w-[46ch]">
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-4 text-ink-2">{children}</p>
      <ul className="mt-6 grid gap-2">
        {business.phone && (
          <li>
            Call <a href={`tel:${business.phone}`}>{phoneWords(business.phone)}</a>
          </li>
        )}
        <li>
          <a href={`/chat/${business.slug}`} className="underline">
            Ask the receptionist
          </a>
        </li>
      </ul>
    </div>
  );
}

function About({ page: { business } }: { page: Page }) {
  return (
    <div className="lg:sticky lg:top-8">
      <h1 className="text-2xl">Book a time with {business.name}</h1>
      <div className="mt-4 grid gap-1 text-ink-2">
        {business.address && <p>{business.address}</p>}
        {business.phone && (
          <p>
            <a href={`tel:${business.phone}`}>{phoneWords(business.phone)}</a>
          </p>
        )}
        {business.isSample && <p className="mt-2 text-sm">A made-up business, to try the booking page with.</p>}
        <p className="mt-2 text-sm">
          Not sure what you need?{' '}
          <a href={`/chat/${business.slug}`} className="underline">
            Ask the receptionist
          </a>
          .
        </p>
      </div>
    </div>
  );
}

type StepProps = { title: string; comesIntoSight?: boolean; children: ReactNode };

function Step({ title, comesIntoSight = false, children }: StepProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (comesIntoSight) section.current?.scrollIntoView({ block: 'nearest' });
  }, [comesIntoSight]);
  return (
    <section ref={section} aria-label={title} className="border-t-2 border-ink pt-5">
      <h2 className="mb-5 text-xl">{title}</h2>
      {children}
    </section>
  );
}
