module github.com/countersign/countersign-go

go 1.23
