-- Whoever asks for a room is its requester, and the id is that of the request, as on the wire.
ALTER TABLE rooms RENAME COLUMN wisher TO requester;
ALTER TABLE rooms RENAME COLUMN wish TO request;
DROP INDEX one_room_a_wish;
CREATE UNIQUE INDEX one_room_a_request ON rooms (requester, request);
