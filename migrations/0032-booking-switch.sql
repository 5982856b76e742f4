-- Whether strangers may book on the business's own page. What the receptionist and the owner book is not touched by it.
alter table profiles add column takes_bookings boolean not null default true;
