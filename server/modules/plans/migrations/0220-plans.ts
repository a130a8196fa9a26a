import { sql, type Kysely } from 'kysely'

/**
 * Plans with versions that never change once they are published, and subscriptions with their periods: one order for each period, and no more
 * visits used than are included.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table plans (
    id uuid primary key,
    revision integer not null default 1,
    created_at timestamptz not null
  )`.execute(db)
  await sql`create table plan_versions (
    id uuid primary key,
    plan_id uuid not null references plans on delete cascade,
    number integer not null check (number > 0),
    state text not null check (state in ('draft', 'published', 'retired')),
    audience text not null check (audience in ('everyone', 'people', 'pets')),
    price integer not null check (price >= 0),
    currency text not null check (currency ~ '^[A-Z]{3}$'),
    period text not null check (period in ('month', 'year')),
    visits integer not null check (visits >= 0),
    free_delivery boolean not null,
    texts jsonb not null,
    -- Who sells it for the platform.
    published_by uuid references users,
    published_at timestamptz,
    retired_at timestamptz,
    unique (plan_id, number),
    check ((state = 'draft') = (published_at is null)),
    check ((state = 'draft') = (published_by is null)),
    check ((state = 'retired') = (retired_at is not null))
  )`.execute(db)
  await sql`create unique index plan_versions_draft on plan_versions (plan_id) where state = 'draft'`.execute(db)
  await sql`create unique index plan_versions_sold on plan_versions (plan_id) where state = 'published'`.execute(db)
  await sql`create function keep_published_plan() returns trigger language plpgsql as $$
    begin
      if old.state <> 'draft' and (new.plan_id, new.number, new.audience, new.price, new.currency, new.period, new.visits,
          new.free_delivery, new.texts, new.published_at) is distinct from (old.plan_id, old.number, old.audience, old.price,
          old.currency, old.period, old.visits, old.free_delivery, old.texts, old.published_at) then
        raise exception 'a published version of a plan does not change';
      end if;
      return new;
    end $$`.execute(db)
  await sql`create trigger keep_published_plan before update on plan_versions
    for each row execute function keep_published_plan()`.execute(db)

  await sql`create table subscriptions (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    version_id uuid not null references plan_versions,
    next_version_id uuid references plan_versions,
    state text not null check (state in ('pending', 'active', 'past_due', 'cancelled')),
    zone text not null,
    -- From where all periods are counted, in months: set by the first payment.
    anchor timestamptz not null,
    months integer not null default 0 check (months >= 0),
    -- The period that runs, from 0.
    period integer not null default 0 check (period >= 0),
    -- When the next thing is to be done with it; null: nothing.
    due_at timestamptz,
    reminded integer not null default 0,
    ends_with_period boolean not null default false,
    created_at timestamptz not null,
    ended_at timestamptz,
    check ((state = 'cancelled') = (ended_at is not null))
  )`.execute(db)
  await sql`create unique index subscriptions_running on subscriptions (user_id) where state in ('active', 'past_due')`.execute(
    db,
  )
  await sql`create unique index subscriptions_pending on subscriptions (user_id) where state = 'pending'`.execute(db)
  await sql`create index subscriptions_due on subscriptions (due_at) where due_at is not null`.execute(db)
  await sql`create index subscriptions_version on subscriptions (version_id)`.execute(db)
  await sql`create table subscription_periods (
    subscription_id uuid not null references subscriptions on delete cascade,
    number integer not null check (number >= 0),
    version_id uuid not null references plan_versions,
    order_id uuid not null unique references orders,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    paid_at timestamptz,
    visits integer not null,
    visits_used integer not null default 0,
    primary key (subscription_id, number),
    check (starts_at < ends_at),
    constraint subscription_periods_visits check (visits_used between 0 and visits)
  )`.execute(db)
  await sql`create table subscription_uses (
    appointment_id uuid primary key,
    subscription_id uuid not null,
    number integer not null,
    given_back_at timestamptz,
    at timestamptz not null,
    foreign key (subscription_id, number) references subscription_periods on delete cascade
  )`.execute(db)
  await sql`alter table orders
    add constraint orders_subscription_state check (kind <> 'subscription' or subject_kind is distinct from 'subscription' or
      fulfilment_state in ('pending_payment', 'active', 'cancelled', 'expired')) not valid,
    add constraint orders_subscription_unsettled check (kind <> 'subscription' or
      subject_kind is distinct from 'subscription' or
      (payment_state in ('unpaid', 'paying', 'failed')) = (fulfilment_state = 'pending_payment')) not valid`.execute(db)
}
